// PlayerTests.swift
